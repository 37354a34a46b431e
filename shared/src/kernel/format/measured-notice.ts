/** Who measured the speeds that estimates rest on, of what day, and under which licence. */
export const measuredNotice = 'Blender Open Data, snapshot of 3 October 2026 (CC0)';
