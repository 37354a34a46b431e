import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logRenderError } from './log';

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
  error: unknown;
  componentStack: string;
}

const normal: State = { failed: false, error: undefined, componentStack: '' };

/** Shows its fallback where something under it fails to render, and reports the error to the log. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = normal;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const componentStack = info.componentStack ?? '';
    this.setState({ componentStack });
    logRenderError({ error, componentStack, component: this.props.component ?? 'ErrorBoundary' });
    this.props.onError?.(error, componentStack);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, stateBefore: State): void {
    const changed = changedKeys(before.resetKeys, this.props.resetKeys);
    if (changed && this.state.failed && stateBefore.failed) this.reset();
  }

  reset = (): void => this.setState(normal);

  override render(): ReactNode {
    const { failed, error, componentStack } = this.state;
    return failed ? this.props.fallback(error, componentStack, this.reset) : this.props.children;
  }
}

const changedKeys = (before: readonly unknown[] = [], now: readonly unknown[] = []): boolean =>
  before.length !== now.length || now.some((key, index) => !Object.is(key, before[index]));
