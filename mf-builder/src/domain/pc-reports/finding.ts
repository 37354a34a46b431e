/** What a report says of one thing in a PC, in the report's own words. Nothing else of the report is kept. */
export type Finding =
  | { of: 'cpu' | 'storage' | 'monitor' | 'os'; name: string }
  /** `host` is the model of the whole PC, which may be a board's. */
  | { of: 'motherboard' | 'host' | 'gpu'; name: string; maker?: string | undefined }
  /** All of the memory, as written: '16384MB RAM'. */
  | { of: 'memory'; size: string; kind?: string | undefined }
  | { of: 'module'; module: Module }
  /** The report says that the PC is a laptop. */
  | { of: 'laptop' };

/** One module of memory, as written. */
export interface Module {
  size: string;
  maker?: string | undefined;
  number?: string | undefined;
  /** Where a kind as 'DDR4' stands. */
  kind?: string | undefined;
  /** Where a speed stands: '3200 MT/s', 'DDR4-3200'. */
  speed?: string | undefined;
}

/** One tool: whether a text is its report, and what the report says. */
export interface ReportReader {
  recognises: (head: string) => boolean;
  read: (lines: readonly string[]) => Finding[];
}
