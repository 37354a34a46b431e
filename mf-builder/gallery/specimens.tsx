import { Amount, Frame } from '@rig4u/shared/ui';
import { Arrow } from '../src/look/arrow';
import { BeforeAfterTable } from '../src/look/before-after';
import { ComparisonTable } from '../src/look/comparison-table';
import { Drawing } from '../src/look/drawing';
import { FitFrame, FitGrid } from '../src/look/fit-view';
import { FoldFrame } from '../src/look/fold';
import { LineChart } from '../src/look/line-chart';
import { CountUp } from '../src/look/motion';
import { OptionsTable } from '../src/look/options-table';
import { PlainIcon } from '../src/look/plain-icon';

const verdicts = ['pass', 'warning', 'fail', 'unknown'] as const;
/** A box from three sides. */
const faces = [
  ['top', 'M120 30 200 70 120 110 40 70Z'],
  ['left', 'M40 70 120 110V180L40 140Z'],
  ['right', 'M200 70 120 110V180L200 140Z'],
] as const;

/** What `pnpm gallery` shows of this part's look. */
const specimens = [
  {
    of: ['FoldFrame'],
    shows: (
      <FoldFrame card>
        <summary>
          <span>
            <b>More about this build</b>
            <span>At guide prices of September 2026</span>
          </span>
          <PlainIcon name="down" />
        </summary>
        <div>What is folded.</div>
      </FoldFrame>
    ),
  },
  {
    of: ['BeforeAfterTable'],
    shows: (
      <BeforeAfterTable>
        <thead>
          <tr>
            <th scope="col">Estimate</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Gaming</th>
            <td>32–38</td>
            <td>57–66</td>
          </tr>
        </tbody>
      </BeforeAfterTable>
    ),
  },
  {
    of: ['OptionsTable', 'PlainIcon'],
    shows: (
      <OptionsTable>
        <tbody>
          {verdicts.map((verdict, at) => (
            <tr key={verdict} className={at === 0 ? 'option chosen' : 'option'} data-verdict={verdict}>
              <th scope="row" className="part">
                <button type="button" className="name">
                  <span className="text">A graphics card</span>
                  <PlainIcon className="chevron" name="down" />
                </button>
              </th>
              <td className="fit">
                <span className="word">
                  <PlainIcon name={verdict} />
                  <span>{verdict}</span>
                </span>
              </td>
              <td className="price">$749.00</td>
              <td className="action">
                <button type="button" className="choose">
                  Choose
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </OptionsTable>
    ),
  },
  {
    of: ['Drawing'],
    shows: (
      <Frame size="sm">
        <Drawing viewBox="0 0 240 200" aria-hidden="true">
          {faces.map(([fill, d]) => (
            <path key={fill} className={`art-fill-${fill} art-stroke-line`} d={d} />
          ))}
        </Drawing>
      </Frame>
    ),
  },
  {
    of: ['FitGrid', 'FitFrame'],
    shows: (
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
    ),
  },
  {
    of: ['LineChart'],
    shows: (
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
    ),
  },
  {
    of: ['ComparisonTable', 'Arrow'],
    shows: (
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
    ),
  },
  {
    of: ['CountUp'],
    shows: (
      <Amount size="total">
        <CountUp value={1299} />
      </Amount>
    ),
  },
];
export default specimens;
