import { meantParams, useSearchText } from '../../state/search-params';
import { filterNamed, type ImageFilter } from './managed-images';

/** What the address says about the list: `?q=logitech&show=edited`. */
export interface View {
  query: string;
  filter: ImageFilter;
}

/** The view that the address holds, and the way to change it without a new entry of the history. */
export function useView(): View & { show: (change: Partial<View>) => void } {
  const { text, write } = useSearchText();
  return { ...readView(text), show: (change) => write((latest) => writeView({ ...readView(latest), ...change })) };
}

function readView(text: string): View {
  const params = meantParams(text);
  return { query: params.get('q') ?? '', filter: filterNamed(params.get('show')) };
}

function writeView({ query, filter }: View): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (filter !== 'all') params.set('show', filter);
  return params.toString();
}
