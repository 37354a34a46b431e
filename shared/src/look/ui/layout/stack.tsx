import type { StackProps as LibraryStackProps } from '@chakra-ui/react/stack';
import { Box } from './box';

// The library's own Stack knows separators, which nobody uses: half a kilobyte of the first load.
type StackProps = Omit<LibraryStackProps, 'separator'>;

/** A flex box whose children are 8 px apart, one below the other unless `direction` says otherwise. */
export const Stack = ({ direction = 'column', align, justify, wrap, gap = '0.5rem', ...rest }: StackProps) => (
  <Box
    display="flex"
    flexDirection={direction}
    alignItems={align}
    justifyContent={justify}
    flexWrap={wrap}
    gap={gap}
    {...rest}
  />
);

/** A row whose children are centred on one line. */
export const HStack = (props: StackProps) => <Stack align="center" {...props} direction="row" />;

/** A row that goes on in the next line when it is full. */
export const Wrap = (props: StackProps) => <Stack direction="row" wrap="wrap" {...props} />;
