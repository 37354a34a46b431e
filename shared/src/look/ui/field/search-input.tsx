import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import { Box } from '../layout';
import { Input } from './controls';

export interface SearchInputProps extends Omit<ComponentProps<typeof Box>, 'onChange'> {
  /** The field's name; not shown, the icon stands for it. */
  label: string;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

export const SearchInput = ({ label, placeholder, value, onChange, ...rest }: SearchInputProps) => (
  <Box position="relative" {...rest}>
    <Icon name="search" position="absolute" insetStart="3" top="3" color="text3" pointerEvents="none" />
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      paddingInlineStart="10"
      onChange={(event) => onChange(event.target.value)}
    />
  </Box>
);
