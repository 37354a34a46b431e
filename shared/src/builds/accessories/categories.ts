import type { ArtName } from '../../look/art';
import type { PartType } from '../part-types';
import type { AccessoryCategory } from './schema';

export interface AccessoryCategoryInfo {
  category: AccessoryCategory;
  /** Heading above the category's items. */
  label: string;
  /** The drawing for an item without a photo. */
  art: ArtName;
  /** The picker's type of the same things, where it has one. */
  partType?: PartType;
}

/** The eleven categories in the order in which they are offered. */
export const accessoryCategories: readonly AccessoryCategoryInfo[] = [
  { category: 'monitor', label: 'Monitors', art: 'monitor', partType: 'monitor' },
  { category: 'keyboard', label: 'Keyboards', art: 'keyboard', partType: 'keyboard' },
  { category: 'mouse', label: 'Mice', art: 'mouse', partType: 'mouse' },
  { category: 'headset', label: 'Headsets', art: 'headset', partType: 'headset' },
  { category: 'speaker', label: 'Speakers', art: 'speakers', partType: 'speakers' },
  { category: 'webcam', label: 'Webcams', art: 'webcam', partType: 'webcam' },
  { category: 'microphone', label: 'Microphones', art: 'microphone', partType: 'microphone' },
  { category: 'accessory', label: 'Desk accessories', art: 'accessory' },
  { category: 'chair', label: 'Chairs', art: 'chair' },
  { category: 'desk', label: 'Desks', art: 'desk' },
  { category: 'lighting', label: 'Lighting', art: 'lighting' },
];
