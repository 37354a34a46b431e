import { ToastAreas } from '../src/look/toasts';
import * as ui from '../src/look/ui';
import { Charts } from './charts';
import { Controls } from './controls';
import { Overlays } from './overlays';
import { Pictures } from './pictures';
import { States } from './states';
import { Surfaces } from './surfaces';
import { Chapter, Specimen, type SpecimensOfPart } from './specimen';
import { Texts } from './texts';

const { Container, Heading } = ui;

/**
 * Every component of the look in every state, and after them those of each part. It is never shipped: `pnpm gallery` shows it, and the browser tests visit it. They
 * read in `data-exported` what `ui` exports.
 */
export const Gallery = ({ parts }: { parts: readonly SpecimensOfPart[] }) => (
  <>
    <Container as="main" room="end" data-exported={Object.keys(ui).join(' ')}>
      <Heading as="h1" pt="8">
        Gallery
      </Heading>
      <Texts />
      <Controls />
      <Surfaces />
      <Overlays />
      <Pictures />
      <Charts />
      <States />
      {parts.map(({ part, specimens }) => (
        <Chapter key={part} title={`The look of ${part}`}>
          {specimens.map(({ of, shows }) => (
            <Specimen key={of.join(' ')} of={of}>
              {shows}
            </Specimen>
          ))}
        </Chapter>
      ))}
    </Container>
    <ToastAreas />
  </>
);
