export { Checkbox, type CheckboxProps } from './checkbox';
export { Input, Select, Textarea } from './controls';
export { Field, type FieldProps } from './field';
export { SearchInput, type SearchInputProps } from './search-input';
