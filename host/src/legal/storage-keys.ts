export interface StoredKey {
  key: string;
  what: string;
}

/** Everything that the product keeps in a visitor's browser. A part that stores something new adds it here. */
export const storedKeys: readonly StoredKey[] = [
  { key: 'theme', what: 'whether you chose the light or the dark theme.' },
  { key: 'saved_pc_builds', what: 'the builds you saved: their names, dates, parts and prices.' },
  {
    key: 'saved-builds-{userId}',
    what:
      'a copy of the builds you saved to your account, so that they are there without a connection. ' +
      'It stays after signing out.',
  },
  {
    key: 'rig4u-session',
    what:
      'that somebody is signed in here, so that the page asks the identity provider who it is. ' +
      'It holds no name and no token.',
  },
  { key: 'rig4u-draft-build', what: 'the build you are putting together, so that it survives a reload.' },
  { key: 'rig4u-edited-builds', what: 'changes to a saved build that you have not saved yet.' },
  { key: 'image_edits_tracker', what: 'images whose address you changed: the old address, the new one and when.' },
  {
    key: 'rig4u-build-texts',
    what: 'the name and the note of a saved build while you write them and have not saved them yet.',
  },
  { key: 'rig4u-options-view', what: 'whether you look at the parts as a table or as cards.' },
  { key: 'rig4u-price-history', what: 'the prices you imported: for each part the price and its date.' },
  {
    key: 'rig4u-known-rules',
    what: 'which edition of the compatibility rules you met last, so that an older verdict is not shown as today’s.',
  },
  {
    key: 'rig4u-visitor',
    what:
      'a random number. New versions are given to a share of visitors first; the number keeps you on the same one. ' +
      'It is made only while that is going on, says nothing about you, and is never sent anywhere.',
  },
];
