import { ofPage } from './of-page';

declare const __webpack_hash__: string;

/** What webpack gives each module of a build with hot replacement. */
interface Hot {
  check: (autoApply: boolean) => Promise<unknown[] | null>;
}

declare global {
  interface ImportMeta {
    webpackHot?: Hot;
  }
}

// Goes with the entry of the developer's remote: brings it up to date after each compilation. What cannot be replaced under a
// running page, such as the list of its addresses, is loaded anew with the page.
const hot = import.meta.webpackHot;
if (!hot) throw new Error('The remote was built without hot replacement.');

let wanted = __webpack_hash__;
let underWay = false;

async function takeUpdates({ check }: Hot): Promise<void> {
  if (underWay) return;
  underWay = true;
  try {
    while (wanted !== __webpack_hash__) if (!(await check(true))) return location.reload();
  } catch (error) {
    console.warn('The page is loaded anew, because it could not take the change:', error);
    location.reload();
  } finally {
    underWay = false;
  }
}

ofPage().onBuilt((hash) => {
  wanted = hash;
  void takeUpdates(hot);
});
