import { defineRecipe } from '@chakra-ui/react/styled-system';
import { cardRecipe } from '../card/recipe';
import { forced } from '../../tokens/media';

export const tileRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4',
    minHeight: '88px',
    padding: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    _hover: { borderColor: 'control' },
    _focusWithin: { outline: '2px solid var(--focus)', outlineOffset: '2px' },
    // The tile is what one presses; the radio button lies over it, unseen.
    '& input': { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', cursor: 'pointer' },
    '& input + span': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '44px',
      borderRadius: 'control',
      bg: 'sunken',
      color: 'accentText',
    },
    '&:has(:checked)': {
      bg: 'accentWash',
      borderColor: 'accent',
      boxShadow: '0 0 0 1px var(--accent)',
      '& input + span': { bg: 'accent', color: 'onAccent' },
      '& [data-chosen]': { visibility: 'visible' },
    },
    '& small': {
      display: 'block',
      textStyle: 'ui',
      minHeight: '1lh',
      marginTop: '1',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-chosen]': {
      position: 'absolute',
      top: '3',
      insetInlineEnd: '3',
      display: 'inline-flex',
      gap: '1',
      alignItems: 'center',
      textStyle: 'small',
      color: 'accentText',
      visibility: 'hidden',
      '& b': { display: { base: 'none', md: 'inline' }, fontWeight: '500' },
    },
    // Forced colours paint neither wash nor shadow.
    [forced]: { '&:has(:checked)': { borderWidth: '0.25rem' } },
  },
  variants: {
    /** With a drawing: beside the words on a phone, above them on a wider screen. */
    drawn: {
      true: {
        gridTemplateColumns: { base: '56px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
        alignItems: { base: 'center', md: 'start' },
        alignContent: 'start',
        gap: { base: '3', md: '2' },
        padding: { base: '3', md: '4' },
        '& input + span': { boxSize: { base: '56px', md: '84px' }, bg: 'transparent' },
        '&:has(:checked) input + span': { bg: 'transparent' },
      },
    },
  },
});

/** A card that is a tick box as a whole: a picture, words, and the box at the end. */
export const tickRecipe = defineRecipe({
  base: {
    ...cardRecipe.base,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    gap: '4',
    alignItems: 'center',
    paddingInlineStart: '3',
    paddingInlineEnd: '4',
    paddingBlock: '3',
    _hover: { borderColor: 'control' },
    _focusWithin: { outline: '2px solid var(--focus)', outlineOffset: '2px' },
    '& input': { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', cursor: 'pointer' },
    '& > :last-child': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'chip',
      color: 'onAccent',
      pointerEvents: 'none',
      '& svg': { visibility: 'hidden' },
    },
    '&:has(:checked)': {
      borderColor: 'accent',
      boxShadow: '0 0 0 1px var(--accent)',
      '& > :last-child': { borderColor: 'accent', bg: 'accent' },
      '& > :last-child svg': { visibility: 'visible' },
    },
  },
});
