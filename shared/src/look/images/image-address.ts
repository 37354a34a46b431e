import { config } from '../../kernel/config';
import { imageCategory } from './image-category';

const LONGEST_ADDRESS = 2048;

/** The address as a browser writes it, or why it is refused. */
export type CheckedAddress = { ok: true; url: string } | { ok: false; problem: string };

const refuse = (problem: string): CheckedAddress => ({ ok: false, problem });

/** Checks an address that a person typed: `https:` only, no name or password in it, at most 2048 characters. */
export function checkAddress(typed: string): CheckedAddress {
  const text = typed.trim();
  if (text.length > LONGEST_ADDRESS) return refuse('This address has more than 2048 characters. Use a shorter one.');
  if (!/^https:\/\//i.test(text))
    return refuse(
      'Only addresses that begin with https:// are shown. Enter one, such as https://example.com/picture.jpg.',
    );
  if (!URL.canParse(text))
    return refuse('This is not a complete address. Enter one such as https://example.com/picture.jpg.');
  const url = new URL(text);
  if (url.username || url.password)
    return refuse('This address contains a user name or password. Enter one without it.');
  return { ok: true, url: url.href };
}

/** The address if it may be shown, else undefined. Every foreign address of an image passes through here. */
export function safeImage(url: string | undefined): string | undefined {
  const checked = checkAddress(url ?? '');
  return checked.ok ? checked.url : undefined;
}

/** The stock photo for the category of a name; undefined if no stock-photo host is set, which is the default. */
export function stockPhoto(name: string): string | undefined {
  const { stockPhotos } = config();
  return stockPhotos === 'off' ? undefined : safeImage(stockPhotos.replaceAll('{category}', imageCategory(name)));
}
