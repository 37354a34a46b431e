import type { Guide } from '../../content/guide';
import type { Step } from '../../domain/parse-guide';
import { howToJson } from '../../domain/how-to-json';

interface Props {
  guide: Guide;
  steps: readonly Step[];
}

/** Tells search engines what the page says, in schema.org's words. */
export const HowTo = ({ guide, steps }: Props) => <script type="application/ld+json">{howToJson(guide, steps)}</script>;
