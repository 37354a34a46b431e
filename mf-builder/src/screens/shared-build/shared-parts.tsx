import { partLines, partTypeInfo, type BuildComponents } from '@rig4u/shared/builds';
import { Amount, Fact, Facts, Section } from '@rig4u/shared/ui';
import { EnteredNote } from '../../components/entered-note';
import { namesText, priceText } from '../../domain/choices/line-text';

/** The parts of a build by their makers' names, with their prices. Two columns where there is room, and on paper. */
export const SharedParts = ({ components }: { components: BuildComponents }) => (
  <Section card level={3} title="Parts">
    <Facts layout="rows" halves>
      {partLines(components).map((line, index) => (
        <Fact key={`${line.type} ${line.part.id} ${index}`} name={partTypeInfo(line.type).label}>
          <span>
            <span dir="auto">{namesText([line])}</span>
            <EnteredNote chosen={[line]} />
          </span>
          <Amount>{priceText([line])}</Amount>
        </Fact>
      ))}
    </Facts>
  </Section>
);
