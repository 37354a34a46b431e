import type { PartQuantity, PartTypeInfo } from '@rig4u/shared/builds';
import { Art, artFor, Box, Flex, IconButton, Span, Verdict, type VerdictKind } from '@rig4u/shared/ui';
import { useRef } from 'react';
import { namesText, priceText } from '../../../domain/choices/line-text';

interface Props {
  info: PartTypeInfo;
  chosen: readonly PartQuantity[];
  active: boolean;
  /** What the check says of what is chosen. */
  verdict: VerdictKind | undefined;
  onOpen: (type: PartTypeInfo['type']) => void;
  onRemove: (type: PartTypeInfo['type']) => void;
}

/** One category of the component list: what is chosen, and the ways to open it and to take the part out again. */
export function ComponentRow({ info, chosen, active, verdict, onOpen, onRemove }: Props) {
  const open = useRef<HTMLButtonElement>(null);
  const picked = chosen.length > 0;
  const drawing = artFor(info.type);

  const remove = () => {
    // The remove button goes away with the part; the row's own button stays under the visitor's hands.
    open.current?.focus();
    onRemove(info.type);
  };

  return (
    <Flex
      as="li"
      data-type={info.type}
      align="center"
      borderRadius="control"
      bg={active ? 'accentWash' : undefined}
      boxShadow={active ? 'inset 2px 0 0 var(--accent)' : undefined}
      _hover={active ? {} : { bg: 'hover' }}
    >
      <Flex
        asChild
        flex="1"
        minW="0"
        minH="60px"
        align="center"
        gap="3"
        py="1.5"
        ps="1.5"
        pe="3"
        textAlign="start"
        borderRadius="control"
        cursor="pointer"
      >
        <button ref={open} type="button" aria-current={active ? 'true' : undefined} onClick={() => onOpen(info.type)}>
          <Box flex="none" w="44px" opacity={picked ? 1 : 0.6}>
            {drawing && <Art name={drawing} compact />}
          </Box>
          <Span flex="1" minW="0">
            <Span display="block" textStyle="ui">
              {info.label}
            </Span>
            <Span display="block" textStyle="small" fontSize="xs" color="text2" truncate>
              {picked ? namesText(chosen) : 'Not Selected'}
            </Span>
          </Span>
          {picked ? (
            <Span display="grid" justifyItems="end" gap="0.5">
              <Span textStyle="small" fontWeight="500" fontVariantNumeric="tabular-nums">
                {priceText(chosen)}
              </Span>
              {verdict && <Verdict kind={verdict} />}
            </Span>
          ) : (
            info.required && (
              <Span textStyle="small" fontSize="xs" color="text3">
                Required
              </Span>
            )
          )}
        </button>
      </Flex>
      {picked && (
        <IconButton label={`Remove ${namesText(chosen)}`} variant="ghost" size="icon" onClick={remove} icon="x" />
      )}
    </Flex>
  );
}
