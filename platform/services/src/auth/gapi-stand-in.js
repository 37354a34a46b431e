// For local running and tests only: stands in for the provider's script on a machine without network. The Firebase
// library and the emulator's
// frame talk to each other through `gapi.iframes`; this has just the calls that these two make, carried by postMessage.
(() => {
  if (window.gapi?.iframes?.Iframe) return;
  const mark = 'rig4u-local-gapi';

  /**
   * One of the library's callbacks throws when it has done its work; the original takes no notice, and an uncaught
   * error would be logged as the page's.
   */
  const quietly = (call) => {
    try {
      call();
    } catch (error) {
      console.debug('A callback of the sign-in library has thrown after its work.', error);
    }
  };

  /** One end of a line between a page and a frame in it. `peer` gives the window at the other end. */
  class Iframe {
    #peer;
    #handlers = new Map([['ping', () => 'pong']]);
    #early = [];
    #waiting = new Map();
    #calls = 0;

    constructor(peer) {
      this.#peer = peer;
      window.addEventListener('message', (event) => {
        if (event.data?.mark !== mark || event.source !== this.#peer()) return;
        if (event.data.kind === 'call') this.#answer(event);
        else this.#settle(event.data);
      });
    }

    // Both ends load at their own pace: a call that comes before its handler waits for it.
    async #answer(event) {
      const { id, name, data } = event.data;
      const handler = this.#handlers.get(name);
      if (!handler) {
        this.#early.push(event);
        return;
      }
      event.source.postMessage({ mark, kind: 'reply', id, data: [await handler(data)] }, event.origin);
    }

    #settle({ id, data }) {
      this.#waiting.get(id)?.(data);
      this.#waiting.delete(id);
    }

    register(name, handler) {
      this.#handlers.set(name, handler);
      const mine = this.#early.filter((event) => event.data.name === name);
      this.#early = this.#early.filter((event) => event.data.name !== name);
      for (const event of mine) this.#answer(event);
    }

    send(name, data, callback) {
      const id = `${name}:${(this.#calls += 1)}`;
      return new Promise((resolve) => {
        this.#waiting.set(id, (answers) => {
          resolve(answers);
          if (callback) quietly(() => callback(answers));
        });
        this.#peer().postMessage({ mark, kind: 'call', id, name, data }, '*');
      });
    }

    ping(callback) {
      return this.send('ping', null, callback);
    }

    restyle() {
      return Promise.resolve();
    }
  }

  const parentIframe = window.parent === window ? undefined : new Iframe(() => window.parent);
  const context = {
    open({ url, where, attributes = {} }, onReady) {
      const element = document.createElement('iframe');
      const { style, ...others } = attributes;
      for (const [name, value] of Object.entries(others)) element.setAttribute(name, value);
      Object.assign(element.style, style);
      const iframe = new Iframe(() => element.contentWindow);
      return new Promise((resolve, reject) => {
        element.addEventListener(
          'load',
          () => Promise.resolve(onReady?.(iframe)).then((ready) => resolve(ready ?? iframe), reject),
          { once: true },
        );
        element.src = url;
        where.append(element);
      });
    },
    getParentIframe: () => parentIframe,
  };

  window.gapi = {
    load: (_, options) => setTimeout(typeof options === 'function' ? options : options.callback, 0),
    iframes: { Iframe, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: () => true },
  };
  const onload = new URL(document.currentScript?.src ?? location.href).searchParams.get('onload') ?? 'gapi_onload';
  setTimeout(() => window[onload]?.(), 0);
})();
