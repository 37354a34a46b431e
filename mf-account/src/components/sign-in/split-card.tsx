import { Card, Column, Sheet } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';

/** A card in two halves: a picture on dotted paper, and a form. Below `lg` the picture is above the form. */
export const SplitCard = ({ picture, form }: { picture: ReactNode; form: ReactNode }) => (
  <Card halves>
    <Sheet>{picture}</Sheet>
    <Column>{form}</Column>
  </Card>
);
