import { CountUp, FadeIn } from '../src/look/motion';
import { Arrow, ComparisonTable, Drawing, FitFrame, FitGrid, LineChart } from '../src/look/pictures';
import { EditedImage, Picture } from '../src/look/images';
import { Amount, Art, artNames, CardGrid, Card, Frame, Text } from '../src/look/ui';
import { Chapter, Specimen } from './specimen';

const verdicts = ['pass', 'warning', 'fail', 'unknown'] as const;
/** A box from three sides. */
const faces = [
  ['top', 'M120 30 200 70 120 110 40 70Z'],
  ['left', 'M40 70 120 110V180L40 140Z'],
  ['right', 'M200 70 120 110V180L200 140Z'],
] as const;

export const Pictures = () => (
  <Chapter title="Pictures and movement">
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
    <Specimen of={['Drawing']}>
      <Frame size="sm">
        <Drawing viewBox="0 0 240 200" aria-hidden="true">
          {faces.map(([fill, d]) => (
            <path key={fill} className={`art-fill-${fill} art-stroke-line`} d={d} />
          ))}
        </Drawing>
      </Frame>
    </Specimen>
    <Specimen of={['FitGrid', 'FitFrame']}>
      <FitGrid>
        <div>
          <FitFrame layout="details">
            <svg viewBox="0 0 358 256" role="img" aria-label="A card that is too long">
              <rect data-role="case" x="60" y="10" width="220" height="230" rx="5" />
              <rect data-role="card" x="60" y="110" width="200" height="30" />
              <rect data-role="part" data-basis="unknown" x="110" y="40" width="50" height="50" />
              <path data-limit="line" d="M240 100v60" />
              <rect data-over="true" x="240" y="110" width="20" height="30" />
              <path data-measure="outer" d="M60 250h220" />
            </svg>
          </FitFrame>
          <FitFrame as="ul" layout="measures">
            {verdicts.map((verdict) => (
              <li key={verdict}>
                <span>Card length</span>
                <svg aria-hidden="true">
                  <rect data-role="room" x="0" y="4" width="80%" height="12" />
                  <rect data-role="part" x="0" y="6" width="60%" height="8" />
                </svg>
                <b data-verdict={verdict}>304 mm</b>
              </li>
            ))}
          </FitFrame>
          <FitFrame as="ul" layout="legend">
            <li>
              <svg width="22" height="14" aria-hidden="true">
                <path data-limit="line" d="M0 7h22" />
              </svg>
              Limit
            </li>
          </FitFrame>
          <FitFrame as="ul" layout="bench">
            <li>
              <svg width="120" height="40" aria-hidden="true">
                <rect data-role="part" data-basis="unknown" x="1" y="1" width="90" height="38" />
              </svg>
              <div>
                SFX supply <b>130 {'>'} 100</b>
              </div>
              <span>place not known</span>
            </li>
          </FitFrame>
        </div>
      </FitGrid>
    </Specimen>
    <Specimen of={['LineChart']}>
      <LineChart>
        <span data-at="top">$749</span>
        <svg viewBox="0 0 320 88" role="img" aria-label="From 749 to 699 dollars, then about 830">
          <path data-role="target" d="M0 70H320" />
          <polyline data-role="line" points="6,30 120,44" />
          <circle data-role="point" cx="6" cy="30" r="3.5" />
          <circle data-role="point" cx="120" cy="44" r="3.5" />
          <path data-role="estimate" d="M120 44L314 12" />
          <circle data-role="estimate" cx="314" cy="12" r="3.5" />
        </svg>
        <span data-at="foot">$650</span>
        <span data-at="start">September 2025</span>
        <span data-at="end">January 2026</span>
        <span data-at="target">Target $650.00</span>
      </LineChart>
    </Specimen>
    <Specimen of={['ComparisonTable', 'Arrow']}>
      <ComparisonTable layout="pair">
        <table>
          <caption>Two builds</caption>
          <thead>
            <tr>
              <td>What is compared</td>
              <th scope="col">Build #1</th>
              <th scope="col">Build #2</th>
            </tr>
          </thead>
          <tbody>
            <tr className="group">
              <th scope="rowgroup" colSpan={3}>
                In all
              </th>
            </tr>
            <tr className="differs">
              <th scope="row">Total</th>
              <td>$1,499.00</td>
              <td className="best">
                $1,379.00
                <span className="note">
                  <Arrow to="down" />
                  $120.00 lower
                </span>
              </td>
            </tr>
            <tr className="differs">
              <th scope="row">Gaming</th>
              <td className="best">
                70–81
                <span className="note">
                  <Arrow to="up" />1 to 19 higher
                </span>
              </td>
              <td>62–69</td>
            </tr>
          </tbody>
        </table>
      </ComparisonTable>
    </Specimen>
    <Specimen of={['CountUp', 'FadeIn']}>
      <Amount size="total">
        <CountUp value={1299} />
      </Amount>
      <FadeIn>
        <Text>It fades in.</Text>
      </FadeIn>
    </Specimen>
  </Chapter>
);
