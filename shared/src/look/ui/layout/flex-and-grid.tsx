import type { FlexProps } from '@chakra-ui/react/flex';
import type { GridProps } from '@chakra-ui/react/grid';
import { Box } from './box';

/** A flex box, whose styles have short names. */
export const Flex = ({ direction, align, justify, wrap, basis, grow, shrink, inline, css, ...rest }: FlexProps) => (
  <Box
    css={[
      {
        display: inline ? 'inline-flex' : 'flex',
        flexDirection: direction,
        alignItems: align,
        justifyContent: justify,
        flexWrap: wrap,
        flexBasis: basis,
        flexGrow: grow,
        flexShrink: shrink,
      },
      css,
    ]}
    {...rest}
  />
);

/** A grid, whose styles have short names. */
export const Grid = ({
  templateAreas,
  templateColumns,
  templateRows,
  autoColumns,
  autoRows,
  autoFlow,
  column,
  row,
  inline,
  css,
  ...rest
}: GridProps) => (
  <Box
    css={[
      {
        display: inline ? 'inline-grid' : 'grid',
        gridTemplateAreas: templateAreas,
        gridTemplateColumns: templateColumns,
        gridTemplateRows: templateRows,
        gridAutoColumns: autoColumns,
        gridAutoRows: autoRows,
        gridAutoFlow: autoFlow,
        gridColumn: column,
        gridRow: row,
      },
      css,
    ]}
    {...rest}
  />
);
