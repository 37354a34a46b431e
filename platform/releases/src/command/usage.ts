export const usage = `rig4u - builds, publishes and promotes releases

  rig4u build                         build the part in this folder into dist/
  rig4u dev                           run the part in this folder by itself
  rig4u publish <dist folder>         put a build into the store, for ever
  rig4u promote <part>@<version>      put a published release live
  rig4u rollback <part>               put the release live that was live before
  rig4u status                        what is live
  rig4u verify                        hash everything again that is live
  rig4u serve                         serve the store on PORT (4400); platform/docs/services.md has the settings for sign-in
  rig4u migrate                       bring the hosted database of RIG4U_POSTGRES_URL to what this release needs

A part is "host" or a remote's name, such as mf-guides.

  --store <dir>   the store's folder (.rig4u/store at the repository's root)
  --dry-run       say what would change and change nothing
  --force         promote and rollback: skip the check of needs
  --help          this text`;
