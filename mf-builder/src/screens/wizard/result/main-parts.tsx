import { Fact } from '@rig4u/shared/ui';
import { FaceParts } from '../../../look/build-face';

const shown = [
  ['cpu', 'CPU'],
  ['gpu', 'GPU'],
  ['ram', 'RAM'],
  ['storage', 'Storage'],
] as const;

/** Of each of the four a name, or several. */
export type MainNames = Readonly<Record<(typeof shown)[number][0], string | readonly string[]>>;

const inLine = (name: string | readonly string[]): string => (typeof name === 'string' ? name : name.join(', '));

/** The four parts that a build is known by, each with its drawing. */
export const MainParts = ({ names }: { names: MainNames }) => (
  <FaceParts>
    {shown.map(([type, label]) => (
      <Fact key={type} name={label} art={type}>
        {inLine(names[type])}
      </Fact>
    ))}
  </FaceParts>
);
