/** What the licence of the parts' facts asks of every page that shows them. */
export const openDbNotice =
  'Contains information from BuildCores OpenDB which is made available under the ODC Attribution License.';
