const name = 'rig4u-failed-start';

/** Says that the application gave up. What is done about it is in the page's inline script: it is there also when little else is. */
export const sayFailedStart = (window: Window): void => void window.dispatchEvent(new Event(name));

export const onFailedStart = (window: Window, act: () => void): void => window.addEventListener(name, act);
