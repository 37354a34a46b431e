import { useState } from 'react';

/** The day on which a screen was opened: what the age of its prices is reckoned from. */
export const useToday = (): Date => useState(() => new Date())[0];
