import type { BuildComponents } from '@rig4u/shared/builds';
import { Column, Fact, Facts, Hint, TextLink } from '@rig4u/shared/ui';
import type { WholeTable } from '../../catalogue/measured';
import { aspectLabels, aspects, type PriceScores } from '../../domain/estimates';
import { gamingWordsText, groundsOf, noFrameRates, scaleText, type Ground } from '../../domain/estimates/grounds-text';
import { workText } from '../../domain/estimates/work';

interface Props {
  components: BuildComponents;
  performance: PriceScores | undefined;
  /** All measured chips, with who measured them. */
  whole: WholeTable;
}

/** What the estimates of a build rest on: what was measured, by whom, what is modelled, how wide a range is, and what limits. */
export function EstimateBasis({ components, performance, whole }: Props) {
  const { bases, games, measured } = groundsOf(components, whole);
  const { url, attribution } = whole.source;
  return (
    <Column space="sm">
      <Rows grounds={games} />
      <Rows grounds={bases} />
      <Hint block>
        <span>Rendering speeds: </span>
        <TextLink to={url} rel="noreferrer">
          {attribution}
        </TextLink>
        <span>{`. ${measured.length === 0 ? 'None is known of these parts. ' : ''}Everything else is modelled.`}</span>
      </Hint>
      {measured.length > 0 && <Rows grounds={measured} />}
      <Hint block>{scaleText}</Hint>
      <Hint block>{gamingWordsText}</Hint>
      <Hint block>{workText}</Hint>
      <Hint block>{noFrameRates}</Hint>
      <Hint block>{priceBasedText(performance)}</Hint>
    </Column>
  );
}

const priceBasedText = (scores: PriceScores | undefined): string =>
  scores
    ? `Price-based estimate of the whole build: ${scores.overall}. ${aspects.map((aspect) => `${aspectLabels[aspect]}: ${scores[aspect]}`).join(', ')}. It follows from the price alone and says nothing of these parts.`
    : 'There is no price-based estimate of the whole build: no price is known of some part.';

const Rows = ({ grounds }: { grounds: readonly Ground[] }) => (
  <Facts layout="tiles" textStyle="small">
    {grounds.map(({ name, text }) => (
      <Fact key={name} name={name}>
        {text}
      </Fact>
    ))}
  </Facts>
);
