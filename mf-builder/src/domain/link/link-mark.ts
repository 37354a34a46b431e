/** What stands before a build's code; mails and chats percent-encode it, some of them twice. */
export const linkMark = /(?:#|%(?:25)*23)b(?:=|%(?:25)*3d)/i;

/** Whether a text or a hash has a build's code in it, sound or not. */
export const holdsLink = (text: string): boolean => linkMark.test(text);
