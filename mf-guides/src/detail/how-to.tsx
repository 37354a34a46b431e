import type { Guide } from '../content';
import type { Step } from '../content/parse';
import { howToJson } from './how-to-json';

interface Props {
  guide: Guide;
  steps: readonly Step[];
}

/** Tells search engines what the page says, in schema.org's words. */
export const HowTo = ({ guide, steps }: Props) => <script type="application/ld+json">{howToJson(guide, steps)}</script>;
