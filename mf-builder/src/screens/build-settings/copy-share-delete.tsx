import type { SavedBuild } from '@rig4u/shared/builds';
import { paths, useNavigate } from '@rig4u/shared/routing';
import { Button, Fill, Hint, Icon, Row, Section, type IconName } from '@rig4u/shared/ui';
import { useState } from 'react';
import { DeleteDialog } from '../../components/dialogs/delete-dialog';
import { useLatestPrices } from '../../state/latest-prices';
import { keepBuild } from '../../state/saved-list';
import { removeBuild } from '../../state/saved-list';
import { ShareDialog } from '../../components/dialogs/share-dialog';
import { copyName } from '../../domain/build-name';

interface Props {
  build: SavedBuild;
  onDeleting: (build: SavedBuild) => void;
}

/** Duplicate, share and export, delete. */
export function Actions({ build, onDeleting }: Props) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'share' | 'delete'>();
  const close = () => setOpened(undefined);
  const { latest } = useLatestPrices([build.components]);

  const duplicate = () => {
    const { note, components, verdict } = build;
    const id = keepBuild({ name: copyName(build.name), note, components, verdict });
    if (id !== undefined) void navigate(paths.savedBuildSettings(id));
  };
  const remove = () => {
    close();
    onDeleting(build);
    if (removeBuild(build.id)) void navigate(paths.savedBuilds, { replace: true });
  };

  return (
    <Section card title="Copy, share, delete" space="sm">
      <Action
        icon="copy"
        label="Duplicate"
        text="Saves a copy under its own name; this one stays as it is."
        onClick={duplicate}
      />
      <Action
        icon="share"
        label="Share and export"
        text="As a link, for forums, as a table or as a file that can be imported again."
        onClick={() => setOpened('share')}
      />
      <Action
        icon="trash"
        label="Delete"
        text="Takes the build out of this browser for good."
        onClick={() => setOpened('delete')}
      />
      <ShareDialog
        name={build.name}
        note={build.note}
        components={latest(build.components)}
        open={opened === 'share'}
        onClose={close}
      />
      <DeleteDialog open={opened === 'delete'} onConfirm={remove} onCancel={close} />
    </Section>
  );
}

interface ActionProps {
  icon: IconName;
  label: string;
  text: string;
  onClick: () => void;
}

const Action = ({ icon, label, text, onClick }: ActionProps) => (
  <Row py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
    <Fill wraps asChild>
      <Hint>{text}</Hint>
    </Fill>
    <Button variant="outline" onClick={onClick}>
      <Icon name={icon} size="16" />
      <span>{label}</span>
    </Button>
  </Row>
);
