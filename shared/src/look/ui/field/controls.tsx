import type { ComponentProps } from 'react';
import { element } from '../../element';
import { useWired } from './context';
import { inputRecipe } from './recipe';

const InputBase = element('input', inputRecipe);
const TextareaBase = element('textarea', inputRecipe);
const SelectBase = element('select', inputRecipe);

export const Input = (props: ComponentProps<typeof InputBase>) => <InputBase {...useWired(props)} />;

export const Textarea = ({ rows = 5, ...rest }: ComponentProps<typeof TextareaBase>) => (
  <TextareaBase rows={rows} paddingBlock="2.5" {...useWired(rest)} />
);

export const Select = (props: ComponentProps<typeof SelectBase>) => <SelectBase {...useWired(props)} />;
