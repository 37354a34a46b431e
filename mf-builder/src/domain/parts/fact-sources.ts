import { openDbNotice } from '@rig4u/shared/format';

interface Sourced {
  specs: Readonly<Record<string, unknown>>;
  basis?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Where the facts of a part come from, counted; with the licence's notice where it is due. */
export function sourceText({ specs, basis = {} }: Sourced): string {
  const all = Object.keys(specs).length;
  const from = (source: string) => Object.values(basis).filter((value) => value === source).length;
  const [openDb, maker, recalled] = [from('opendb'), from('maker'), from('recalled')];
  const parts = [
    openDb && `${openDb} from BuildCores OpenDB`,
    maker && `${maker} from the maker`,
    recalled && `${recalled} from general knowledge`,
  ].filter(Boolean);
  if (parts.length === 0) return `${all} facts, entered by hand.`;
  return `Of ${all} facts, ${parts.join(', ')}.${openDb > 0 ? ` ${openDbNotice}` : ''}`;
}
