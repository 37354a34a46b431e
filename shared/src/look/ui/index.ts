export { Art, artFor, type ArtName, artNames } from './art';
export { Button, ButtonLink, type ButtonProps, IconButton, type IconButtonProps, Spinner, TextLink } from './button';
export { Card, Sheet } from './card';
export { ChoiceTile, type ChoiceTileProps, TickTile, type TickTileProps } from './choice';
export { Disclosure, type DisclosureProps } from './disclosure';
export { Fact, type FactProps, Facts } from './facts';
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
export {
  Box,
  CardGrid,
  Column,
  Columns,
  Container,
  Fill,
  Flex,
  Frame,
  Grid,
  HStack,
  Row,
  Separator,
  Stack,
  StickyBar,
  VisuallyHidden,
  Wrap,
} from './layout';
export { Logo, type LogoProps } from './logo';
export { Meter, type MeterProps, Meters } from './meter';
export { NotFound } from './not-found';
export { PageHead, type PageHeadProps } from './page-head';
export { SegmentProgress, type SegmentProgressProps } from './progress';
export { Range, type RangeMark, type RangeProps } from './range';
export { Section, type SectionProps } from './section';
export {
  Alert,
  type AlertProps,
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  LiveRegion,
  LoadingPage,
  type LoadingPageProps,
  OfflineNote,
  Skeleton,
} from './state';
export { Steps } from './steps';
export { Strip } from './strip';
export { Chip, Tag, Verdict, type VerdictKind, type VerdictProps } from './tag';
export { Amount, Bullets, Heading, type HeadingProps, Hint, Key, Lead, Span, Text } from './text';
