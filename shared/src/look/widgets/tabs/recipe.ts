import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    list: {
      display: 'flex',
      gap: '1',
      padding: '4px',
      bg: 'sunken',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: '10px',
    },
    trigger: {
      flex: '1',
      minHeight: '40px',
      minWidth: '0',
      paddingInline: { base: '2', sm: '4' },
      borderRadius: '7px',
      textStyle: 'ui',
      color: 'text2',
      cursor: 'pointer',
      transition: 'background-color var(--quick), color var(--quick)',
      _hover: { color: 'text' },
      _selected: { bg: 'raised', color: 'text', boxShadow: '0 0 0 1px var(--line-strong)' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    content: { paddingTop: '6' },
  },
});
