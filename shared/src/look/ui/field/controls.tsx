import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useWired } from './context';
import { inputRecipe } from './recipe';

const InputBase = chakra('input', inputRecipe);
const TextareaBase = chakra('textarea', inputRecipe);
const SelectBase = chakra('select', inputRecipe);

export const Input = (props: ComponentProps<typeof InputBase>) => <InputBase {...useWired(props)} />;

export const Textarea = ({ rows = 5, ...rest }: ComponentProps<typeof TextareaBase>) => (
  <TextareaBase rows={rows} paddingBlock="2.5" {...useWired(rest)} />
);

export const Select = (props: ComponentProps<typeof SelectBase>) => <SelectBase {...useWired(props)} />;
