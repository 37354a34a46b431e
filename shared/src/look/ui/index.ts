export { Art, artFor, type ArtName, artNames } from './art';
export { Button, ButtonLink, type ButtonProps, IconButton, type IconButtonProps, Spinner, TextLink } from './button';
export { Card, Sheet } from './card';
export {
  Checkbox,
  type CheckboxProps,
  Field,
  type FieldProps,
  Input,
  SearchInput,
  type SearchInputProps,
  Select,
  Textarea,
} from './field';
export { Icon, type IconName, type IconProps } from './icon';
export { Box, Container, Flex, Grid, HStack, Separator, Stack, VisuallyHidden, Wrap } from './layout';
export { Logo, type LogoProps } from './logo';
export { NotFound } from './not-found';
export { PageHead, type PageHeadProps } from './page-head';
export { SegmentProgress, type SegmentProgressProps } from './progress';
export {
  Alert,
  type AlertProps,
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  LiveRegion,
  Skeleton,
} from './state';
export { Chip, Tag, Verdict, type VerdictKind, type VerdictProps } from './tag';
export { Heading, type HeadingProps, Span, Text } from './text';
