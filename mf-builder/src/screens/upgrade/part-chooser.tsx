import { partName, partTypeInfo, type StoredPart } from '@rig4u/shared/builds';
import { checkConnection } from '@rig4u/shared/lazy';
import { useModuleOrToast } from '@rig4u/shared/toasts';
import { Button, CardGrid, Column, EmptyState, ErrorState, Hint, SearchInput, Skeleton } from '@rig4u/shared/ui';
import { useState } from 'react';
import type { CatalogueType } from '../../catalogue/schema';
import { useWidgets } from '../../components/dialogs/use-widgets';
import { useEveryPart } from '../../state/catalogue-parts';

interface Props {
  /** The type that is chosen for; undefined while none is. */
  type: CatalogueType | undefined;
  onClose: () => void;
  onChoose: (type: CatalogueType, part: StoredPart) => void;
}

/** Chooses a part that the catalogue lists or listed by its name, or one that it never had. */
export function PartChooser({ type, onClose, onChoose }: Props) {
  // The last type stays while the dialog closes.
  const [shown, setShown] = useState<CatalogueType>('cpu');
  if (type !== undefined && type !== shown) setShown(type);
  const [own, setOwn] = useState(false);
  const widgets = useWidgets(type !== undefined, onClose);
  const choose = (part: StoredPart) => {
    onChoose(shown, part);
    onClose();
  };
  return (
    <>
      {widgets && (
        <widgets.Dialog
          open={type !== undefined}
          onClose={onClose}
          size="lg"
          title={`Your ${partTypeInfo(shown).label}`}
          description="A part that is not in the list can be entered with what you know of it."
          footer={
            <Button
              variant="outline"
              onClick={() => {
                onClose();
                setOwn(true);
              }}
            >
              It is not in the list
            </Button>
          }
        >
          {type !== undefined && <Listed key={shown} type={shown} onChoose={choose} />}
        </widgets.Dialog>
      )}
      <OwnPart type={shown} open={own} onClose={() => setOwn(false)} onChoose={(part) => onChoose(shown, part)} />
    </>
  );
}

function Listed({ type, onChoose }: { type: CatalogueType; onChoose: (part: StoredPart) => void }) {
  const [search, setSearch] = useState('');
  const loaded = useEveryPart(type);
  if (loaded.status === 'loading') return <Skeleton h="20rem" />;
  if (loaded.status === 'failed')
    return <ErrorState title="Failed to load components" message={checkConnection} onRetry={loaded.retry} />;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = loaded.value.filter((part) => words.every((word) => partName(part).toLowerCase().includes(word)));
  return (
    <Column space="md">
      <SearchInput label="Search parts" placeholder="Search..." value={search} onChange={setSearch} />
      <Hint role="status">{found.length === 1 ? '1 part' : `${found.length} parts`}</Hint>
      {found.length === 0 ? (
        <EmptyState title="No part in the list has that name" />
      ) : (
        <CardGrid layout="pairs" role="list" gap="2">
          {found.map((part) => (
            <li key={part.id}>
              <Button
                variant="outline"
                w="full"
                h="auto"
                minH="touch"
                py="2"
                justifyContent="start"
                whiteSpace="normal"
                textAlign="start"
                onClick={() => onChoose(part)}
              >
                {partName(part)}
              </Button>
            </li>
          ))}
        </CardGrid>
      )}
    </Column>
  );
}

interface OwnPartProps {
  type: CatalogueType;
  open: boolean;
  onClose: () => void;
  onChoose: (part: StoredPart) => void;
}

function OwnPart({ type, open, onClose, onChoose }: OwnPartProps) {
  const code = useModuleOrToast(loadOwnPart, open, onClose);
  return (
    code && (
      <code.OwnPartDialog title="Add a part that you own" type={type} open={open} onClose={onClose} onAdd={onChoose} />
    )
  );
}

const loadOwnPart = () => import(/* webpackChunkName: "own-part" */ '../../components/own-part/own-part-dialog');
