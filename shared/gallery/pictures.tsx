import { EditedImage, Picture } from '../src/look/images';
import { Art, artNames, CardGrid, Card, Frame, Text } from '../src/look/ui';
import { Chapter, Specimen } from './specimen';

export const Pictures = () => (
  <Chapter title="Pictures">
    <Specimen of={['Art']}>
      <CardGrid layout="tiles">
        {artNames.map((name) => (
          <Card as="li" pad="sm" key={name}>
            <Frame size="sm">
              <Art name={name} />
            </Frame>
            <Frame size="xs">
              <Art name={name} compact />
            </Frame>
            <Text>{name}</Text>
          </Card>
        ))}
      </CardGrid>
    </Specimen>
    <Specimen of={['Picture', 'EditedImage']}>
      <CardGrid layout="tiles">
        <li>
          <Picture alt="A picture that is missing" />
        </li>
        <li>
          <Picture alt="" fallback="monitor" />
        </li>
        <li>
          <EditedImage id="gallery" category="gpu" alt="A graphics card" />
        </li>
      </CardGrid>
    </Specimen>
  </Chapter>
);
