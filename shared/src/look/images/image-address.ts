import { config } from '../../kernel/config';
import { imageCategory } from './image-category';

const LONGEST_ADDRESS = 2048;

/** The address as a browser writes it, or why it is refused. */
export type CheckedAddress = { ok: true; url: string } | { ok: false; problem: string };

const refuse = (problem: string): CheckedAddress => ({ ok: false, problem });

/** Where pictures may come from: this site, the hosts that the config lists, and the stock-photo host when it is on. */
function imageOrigins(): readonly string[] {
  const { imageHosts, stockPhotos } = config();
  const stock = stockPhotos === 'off' ? [] : [new URL(stockPhotos.replaceAll('{category}', 'default')).origin];
  return [location.origin, ...imageHosts, ...stock];
}

const listed = (origins: readonly string[]): string => origins.map((origin) => new URL(origin).host).join(' or ');

/**
 * Checks an address that a person typed: `https:` only, from a host that pictures may come from, no name or password in
 * it, at most 2048 characters.
 */
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
  const origins = imageOrigins();
  if (!origins.includes(url.origin))
    return refuse(
      `Pictures from ${url.host} are not shown, so this address is not saved. Use one from ${listed(origins)}.`,
    );
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
