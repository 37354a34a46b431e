import { Fact, Facts } from '@rig4u/shared/ui';

const shown = [
  ['cpu', 'CPU'],
  ['gpu', 'GPU'],
  ['ram', 'RAM'],
  ['storage', 'Storage'],
] as const;

/** A name, or several. */
type Names = Readonly<Record<(typeof shown)[number][0], string | readonly string[]>>;

const inLine = (name: string | readonly string[]): string => (typeof name === 'string' ? name : name.join(', '));

/** The four parts that a build is known by, each with its drawing. */
export const MainParts = ({ names }: { names: Names }) => (
  <Facts layout="pictures">
    {shown.map(([type, label]) => (
      <Fact key={type} name={label} art={type}>
        {inLine(names[type])}
      </Fact>
    ))}
  </Facts>
);
