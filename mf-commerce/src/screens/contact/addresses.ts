/** The link that dials a phone number: what a person reads as spaces, brackets and dashes is left out. */
export const telHref = (phone: string): string =>
  `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replaceAll(/\D/g, '')}`;

/** The link that opens a message to an address. */
export const mailHref = (email: string): string => `mailto:${encodeURI(email)}`;
