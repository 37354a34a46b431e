import { parseContent } from '../../src/domain/parse-guide';
import type { BuiltInGuide } from '../../src/content/guide';

const digits = String.raw`[\w+×-]*\d(?:[\w+×.,%-]*[\w%])?`;
const words =
  'two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|half|twice|third|fourth|fifth|tenth|quarter|once|minus';
const units = String.raw`°C|degrees|TBW|[GM]bit\/s|MB\/s|mm|mV|MHz|Hz|GB|TB|V|W|A|times|per cent|lanes|modules|pins|hours?|minutes?|days?|weeks?|years?`;

const names = 'Windows|Ryzen|PCIe|HDMI|DisplayPort|TPM|RAID|ATX|RTX|Ultra|size';
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** A number, a name with a number in it, or a number in words, with the unit behind it. 'M.2' and 'one' are no figures. */
const figure = new RegExp(
  String.raw`(?<![\w.])(?:\d{1,2} (?:${months}) \d{4}|(?:(?:${names}) )?${digits}|\b(?:${words})\b)(?:,? (?:an? )?(?:${units})(?![\w]))?`,
  'gi',
);

export const figuresIn = (text: string): string[] => {
  const plain = text.replaceAll('M.2', '');
  return [...plain.matchAll(figure)].map(([whole]) => whole);
};

/** What a guide says around its steps (step 0), and in each step: title, text, tips, the caption of its drawing. */
export const textsOf = ({ title, description, content, drawings = {} }: BuiltInGuide): string[] => [
  `${title}\n${description}`,
  ...parseContent(content).map((step, index) =>
    [step.title, step.description, ...step.tips, drawings[index + 1]?.caption ?? ''].join('\n'),
  ),
];
