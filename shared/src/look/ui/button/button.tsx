import type { ComponentProps } from 'react';
import { Link } from '../../../kernel/routing';
import { element } from '../../element';
import { Icon, type IconName } from '../icon';
import { Words } from '../text/words';
import { buttonRecipe } from './recipe';
import { Spinner } from './spinner';

const Base = element('button', buttonRecipe);

export interface ButtonProps extends ComponentProps<typeof Base> {
  /** Shows that what the button began is still running, and takes no second press. */
  loading?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { loading = false, disabled, type, children, asChild, ...rest } = props;
  if (asChild)
    return (
      <Base asChild {...rest}>
        {children}
      </Base>
    );
  return (
    <Base type={type ?? 'button'} disabled={disabled || loading} aria-busy={loading || undefined} {...rest}>
      {'loading' in props ? <Busy loading={loading}>{children}</Busy> : children}
    </Base>
  );
}

/** The ring comes after the words, where it moves none of them, and is seen before them. */
const Busy = ({ loading, children }: Pick<ButtonProps, 'loading' | 'children'>) => (
  <>
    <Words>{children}</Words>
    {loading && <Spinner />}
  </>
);

/** A link of the router that looks like a button. */
export const ButtonLink = element(Link, buttonRecipe);

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label'> {
  /** What the button does: its name for everybody who does not see the icon. */
  label: string;
  icon?: IconName | undefined;
}

/** A square button with an icon: by name, or as its child. */
export const IconButton = ({ label, icon, variant = 'ghost', size = 'icon', children, ...rest }: IconButtonProps) => (
  <Button aria-label={label} variant={variant} size={size} aspectRatio="1" paddingInline="0" {...rest}>
    {icon ? <Icon name={icon} /> : children}
  </Button>
);
