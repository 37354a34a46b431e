import { Component, type ErrorInfo, type ReactNode } from 'react';
import { canHeal, noteHealed } from './healing';
import { keepFocus } from './kept-focus';
import { logRenderError } from './log';
import { keepTyped } from './typed-texts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands inside, as a person would look for it in the error log. */
  component?: string;
  /** `componentStack`: the components above the one that failed, one a line; empty until React has told. */
  fallback: (error: unknown, componentStack: string, reset: () => void) => ReactNode;
  /** Called after the error was reported to the log. */
  onError?: (error: unknown, componentStack: string) => void;
  /** A change of one of these clears the error, like `reset`. */
  resetKeys?: readonly unknown[];
}

interface State {
  failed: boolean;
  /** The screen is away for a moment, to be drawn anew. */
  healing: boolean;
  error: unknown;
  componentStack: string;
}

const normal: State = { failed: false, healing: false, error: undefined, componentStack: '' };

/**
 * Shows its fallback where something under it fails to render, and reports the error to the log. What a translated page made throw is
 * drawn anew instead, once on each screen; that is reported too, and `onError` does not hear of it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = normal;
  private restore: (() => void)[] = [];

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, healing: canHeal(error), error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const componentStack = info.componentStack ?? '';
    const translated = this.state.healing;
    logRenderError({ error, componentStack, component: this.props.component ?? 'ErrorBoundary', translated });
    if (translated) {
      noteHealed();
      return this.reset();
    }
    this.setState({ componentStack });
    this.props.onError?.(error, componentStack);
  }

  /** While the screen that goes is still there. */
  override getSnapshotBeforeUpdate(): null {
    if (this.state.healing) this.restore = [keepTyped(), keepFocus()];
    return null;
  }

  override componentDidUpdate(before: ErrorBoundaryProps, stateBefore: State): void {
    if (stateBefore.healing && !this.state.failed) for (const restore of this.restore.splice(0)) restore();
    const changed = changedKeys(before.resetKeys, this.props.resetKeys);
    if (changed && this.state.failed && stateBefore.failed) this.reset();
  }

  reset = (): void => this.setState(normal);

  override render(): ReactNode {
    const { failed, healing, error, componentStack } = this.state;
    if (healing) return null;
    return failed ? this.props.fallback(error, componentStack, this.reset) : this.props.children;
  }
}

const changedKeys = (before: readonly unknown[] = [], now: readonly unknown[] = []): boolean =>
  before.length !== now.length || now.some((key, index) => !Object.is(key, before[index]));
