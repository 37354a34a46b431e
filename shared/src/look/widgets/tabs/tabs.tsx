import { TabsContent, TabsList, TabsRoot, TabsTrigger } from '@chakra-ui/react/tabs';
import type { ReactNode } from 'react';
import { tabsRecipe } from './recipe';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** The chosen tab, where the screen keeps it; without one the first is chosen and the tabs keep it themselves. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** What the tabs are about, for screen readers. */
  label?: string | undefined;
}

/** Panels of which one shows; arrow keys go from tab to tab. */
export const Tabs = ({ tabs, value, onChange, label }: TabsProps) => (
  <TabsRoot
    recipe={tabsRecipe}
    {...(value === undefined ? { defaultValue: tabs[0]?.value ?? null } : { value })}
    onValueChange={(details) => onChange?.(details.value)}
    lazyMount
  >
    <TabsList aria-label={label}>
      {tabs.map((tab) => (
        <TabsTrigger key={tab.value} value={tab.value}>
          {tab.label}
        </TabsTrigger>
      ))}
    </TabsList>
    {tabs.map((tab) => (
      <TabsContent key={tab.value} value={tab.value}>
        {tab.content}
      </TabsContent>
    ))}
  </TabsRoot>
);
