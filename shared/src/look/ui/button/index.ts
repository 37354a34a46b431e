export { Button, ButtonLink, type ButtonProps, IconButton, type IconButtonProps } from './button';
export { buttonRecipe } from './recipe';
export { Spinner } from './spinner';
export { TextLink } from './text-link';
