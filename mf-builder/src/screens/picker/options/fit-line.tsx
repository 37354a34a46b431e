import { Box, Verdict } from '@rig4u/shared/ui';
import { fitText, type OptionFit } from '../../../domain/fitting/option-fits';

/** What the check says of an option in this build, in one line; nothing while there is nothing to check it against. */
export function FitLine({ fit }: { fit: OptionFit | undefined }) {
  if (!fit || fit.findings.length === 0) return <span />;
  return (
    <Box borderTopWidth="1px" borderStyle="dashed" borderColor="lineStrong" pt="2">
      <Verdict kind={fit.verdict}>{fitText(fit)}</Verdict>
    </Box>
  );
}
