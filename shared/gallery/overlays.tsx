import { useState } from 'react';
import { EditImageDialog } from '../src/look/images';
import { notify, toast } from '../src/look/toasts';
import { ThemeToggle } from '../src/look/theme';
import { Button, Row, Text } from '../src/look/ui';
import { ConfirmDialog, Dialog, Drawer, Tabs } from '../src/look/widgets';
import { Chapter, Specimen } from './specimen';

const names = ['Dialog', 'ConfirmDialog', 'Drawer', 'EditImageDialog'] as const;
const image = { id: 'gallery', name: 'A graphics card', originalUrl: '', category: 'gpu' };

/** What opens over the page: each has a button of its name, which the browser test presses. */
export function Overlays() {
  const [opened, open] = useState<(typeof names)[number]>();
  const close = () => open(undefined);
  return (
    <Chapter title="Over the page">
      <Specimen of={names}>
        <Row>
          {names.map((name) => (
            <Button key={name} variant="outline" onClick={() => open(name)}>
              Open {name}
            </Button>
          ))}
        </Row>
        <Dialog open={opened === 'Dialog'} onClose={close} title="A dialog" description="What it is about.">
          <Text>Its content.</Text>
        </Dialog>
        <ConfirmDialog
          open={opened === 'ConfirmDialog'}
          title="Delete the build?"
          text="This cannot be undone."
          confirm="Delete"
          cancel="Keep"
          destructive
          onConfirm={close}
          onCancel={close}
        />
        <EditImageDialog open={opened === 'EditImageDialog'} onClose={close} image={image} />
        <Drawer open={opened === 'Drawer'} onClose={close} title="A drawer">
          <Text>Its content.</Text>
        </Drawer>
      </Specimen>
      <Specimen of={['Tabs']}>
        <Tabs
          label="Account"
          tabs={[
            { value: 'profile', label: 'Profile', content: <Text>The profile.</Text> },
            { value: 'builds', label: 'Saved builds', content: <Text>The builds.</Text> },
          ]}
        />
      </Specimen>
      <Specimen of={['ToastAreas']}>
        <Row>
          <Button
            variant="outline"
            onClick={() =>
              toast({
                title: 'Error',
                description: 'What failed.',
                detail: 'Why it failed, and the way out.',
                kind: 'destructive',
                duration: Infinity,
                action: { label: 'Undo', onClick: () => undefined },
              })
            }
          >
            Show a toast
          </Button>
          <Button variant="outline" onClick={() => notify({ title: 'Something happened', duration: Infinity })}>
            Show a notification
          </Button>
        </Row>
      </Specimen>
      <Specimen of={['ThemeToggle']}>
        <ThemeToggle />
      </Specimen>
    </Chapter>
  );
}
