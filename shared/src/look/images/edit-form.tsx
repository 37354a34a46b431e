import { useEffect, useId, useState } from 'react';
import { element } from '../element';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Field, Input } from '../ui/field';
import { Flex, Grid } from '../ui/layout';
import { Alert } from '../ui/state';
import { Tag } from '../ui/tag';
import { Heading, Text } from '../ui/text';
import type { Dialog } from '../widgets';
import { safeImage } from './image-address';
import { illustrationFor } from './image-category';
import { Picture } from './picture';
import { useImageEdit, type EditableImage } from './use-image-edit';

const Form = element('form', { base: { display: 'grid', gap: '4' } });

interface EditFormProps {
  open: boolean;
  image: EditableImage;
  onClose: () => void;
  Frame: typeof Dialog;
}

/** The content of the dialog: preview, address field, and what is stored about the image. */
export function EditForm({ open, image, onClose, Frame }: EditFormProps) {
  const formId = useId();
  const { active, pending, error, refusal, edited, differs, change, reset, save, cancel } = useImageEdit(
    image,
    open,
    onClose,
  );
  const shown = useSettled(pending);
  const answers = (
    <>
      {differs && (
        <Button variant="ghost" onClick={reset}>
          Reset to Original
        </Button>
      )}
      <Button variant="outline" onClick={cancel}>
        Cancel
      </Button>
      <Button type="submit" form={formId}>
        Save Changes
      </Button>
    </>
  );
  return (
    <Frame open={open} onClose={onClose} title="Edit Image" description={image.name} footer={answers}>
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {/* The drawing is only for an empty field: an address without a picture must be noticed here. */}
        <Picture
          src={safeImage(shown)}
          alt={`Preview of ${image.name}`}
          fallback={shown.trim() ? undefined : illustrationFor(image.category)}
          maxWidth="320px"
          marginInline="auto"
        />
        <Field label="Image URL" error={error}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="Enter image URL"
            value={pending}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
        {refusal && <Alert>{refusal}</Alert>}
        <Card p="4">
          <Flex justify="space-between" align="center" gap="3" marginBottom="3">
            <Heading as="h3" size="h3">
              Image Tracking
            </Heading>
            <Tag on={edited}>{edited ? 'Edited' : 'Original'}</Tag>
          </Flex>
          <Grid as="dl" templateColumns="auto 1fr" columnGap="4" rowGap="2" margin="0">
            <Row name="ID" value={image.id} />
            <Row name="Original" value={image.originalUrl || 'Illustration'} />
            <Row name="Active" value={active || 'Illustration'} />
          </Grid>
        </Card>
      </Form>
    </Frame>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <>
    <Text as="dt" textStyle="small" color="text3">
      {name}
    </Text>
    <Text as="dd" textStyle="small" margin="0" overflowWrap="anywhere">
      {value}
    </Text>
  </>
);

/** A value once it has not changed for `ms` milliseconds, so that half-typed addresses are not fetched. */
function useSettled<T>(value: T, ms = 400): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
