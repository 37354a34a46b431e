import { partName } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Box, Button, Card, Flex, Heading, IconButton, Text, Verdict } from '@rig4u/shared/ui';
import type { Part } from '../../../catalogue/schema';
import { fitText, type OptionFit } from '../../../domain/fitting/option-fits';
import { comparedLines } from '../../../domain/parts/compared-lines';
import { useBuildActions } from '../build-state';
import { useCategory, useView } from '../route-state';

interface Props {
  parts: readonly Part[];
  fits: ReadonlyMap<string, OptionFit>;
  /** The ids of the parts that are chosen. */
  picked: ReadonlySet<string>;
}

const cell = {
  px: '3',
  py: '2',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottomWidth: '1px',
  borderColor: 'line',
} as const;

/** Up to four options side by side; where they differ, the row stands out. */
export function Comparison({ parts, fits, picked }: Props) {
  const { category } = useCategory();
  const { compared, show } = useView();
  const { choose } = useBuildActions();
  const chosen = compared.map((id) => parts.find((part) => part.id === id)).filter((part) => part !== undefined);
  if (chosen.length === 0) return null;
  const remove = (id: string) => show({ compared: compared.filter((other) => other !== id) });

  return (
    <Card as="section" aria-labelledby="comparison-title" mb="4">
      <Flex align="center" justify="space-between" wrap="wrap" gap="3" px="4" pt="3">
        <Heading as="h3" id="comparison-title">
          Compare
        </Heading>
        <Button size="sm" variant="ghost" onClick={() => show({ compared: [] })}>
          Clear comparison
        </Button>
      </Flex>
      {chosen.length === 1 ? (
        <Text px="4" pb="4" textStyle="small" color="text2">
          {partName(chosen[0] ?? { name: '', brand: '' })} is in. Tick Compare on one to three more parts.
        </Text>
      ) : (
        <Box role="region" aria-label="Comparison, scrolls sideways" tabIndex={0} overflowX="auto" px="1" pb="3">
          <Box as="table" w="full" textStyle="small" borderCollapse="collapse">
            <thead>
              <tr>
                <Box as="td" {...cell} minW="112px" />
                {chosen.map((part) => (
                  <Box as="th" key={part.id} {...cell} minW="168px" fontWeight="600">
                    <Flex justify="space-between" gap="2">
                      <span>{partName(part)}</span>
                      <IconButton
                        label={`Take ${partName(part)} out of the comparison`}
                        icon="x"
                        size="sm"
                        onClick={() => remove(part.id)}
                      />
                    </Flex>
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              <Row label="Price" values={chosen.map(({ price }) => exactDollars(price))} />
              <tr>
                <RowHead>In this build</RowHead>
                {chosen.map((part) => {
                  const fit = fits.get(part.id);
                  return (
                    <Box as="td" key={part.id} {...cell}>
                      {fit && fit.findings.length > 0 ? (
                        <Verdict kind={fit.verdict}>{fitText(fit)}</Verdict>
                      ) : (
                        'Nothing to check yet'
                      )}
                    </Box>
                  );
                })}
              </tr>
              {comparedLines(category, chosen).map(({ label, values }) => (
                <Row key={label} label={label} values={values} />
              ))}
              <tr>
                <Box as="td" {...cell} />
                {chosen.map((part) => (
                  <Box as="td" key={part.id} {...cell}>
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={`Choose ${partName(part)} from the comparison`}
                      disabled={picked.has(part.id)}
                      onClick={() => choose(part)}
                    >
                      {picked.has(part.id) ? 'Chosen' : 'Choose'}
                    </Button>
                  </Box>
                ))}
              </tr>
            </tbody>
          </Box>
        </Box>
      )}
    </Card>
  );
}

function Row({ label, values }: { label: string; values: readonly string[] }) {
  const differ = new Set(values).size > 1;
  return (
    <tr>
      <RowHead>{label}</RowHead>
      {values.map((value, column) => (
        <Box
          as="td"
          key={column}
          {...cell}
          color={differ ? 'text' : 'text2'}
          fontWeight={differ ? '600' : '400'}
          fontVariantNumeric="tabular-nums"
        >
          {value}
        </Box>
      ))}
    </tr>
  );
}

const RowHead = ({ children }: { children: string }) => (
  <Box asChild {...cell} color="text3" fontWeight="400">
    <th scope="row">{children}</th>
  </Box>
);
