import * as React from 'react';

/**
 * React makes an error for each of the first ten thousand elements of a second, so that its warnings can say who made them: a twelfth of
 * the time of a screen's test. Here it takes that number as reached, as it does for itself where much is rendered. Warnings still come.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {
      // React counts on, and begins again at 0 each second.
    },
  });
