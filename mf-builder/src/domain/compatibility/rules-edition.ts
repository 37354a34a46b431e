/**
 * Edition of the rules. Raise it by one with every change that can give a build another verdict or another sentence: a rule more or
 * less, another condition, limit or list of spellings, a fact that is read anew. What was checked by an earlier edition then reads
 * 'not checked' until the build is checked again. Edition 2 is the first that travels with builds.
 */
export const rulesEdition = 18;
