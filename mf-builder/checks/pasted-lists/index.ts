import { chats } from './chats';
import type { PastedExample } from './example';
import { forums } from './forums';
import { markup } from './markup';
import { names, nearOnes } from './names';
import { partPickerMarkdown } from './part-picker-markdown';
import { partPickerText } from './part-picker-text';
import { receipts } from './receipts';
import { shortPosts } from './short-posts';
import { tables } from './tables';

export const pastedExamples: readonly PastedExample[] = [
  ...partPickerText,
  ...partPickerMarkdown,
  ...markup,
  ...forums,
  ...chats,
  ...tables,
  ...receipts,
  ...names,
  ...nearOnes,
  ...shortPosts,
];
