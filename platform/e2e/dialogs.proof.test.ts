import { dialogs } from './support/dialogs';
import { everyDialogKeepsThePage } from './support/leaving-dialogs';
import { openScene } from './support/scene';

everyDialogKeepsThePage(openScene(), dialogs);
