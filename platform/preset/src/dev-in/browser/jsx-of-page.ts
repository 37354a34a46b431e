import { ofPage } from './of-page';

// Stands for the development runtime of JSX in the developer's remote. A production host does not share one.
export const { jsxDEV, Fragment } = ofPage().jsxDevRuntime;
