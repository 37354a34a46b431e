export const usage = `rig4u - builds, publishes and promotes releases

  rig4u build                          build the part in this folder into dist/
  rig4u dev                            run the part in this folder by itself
      --in https://shop.example        in the product that is served there, with hot reload
  rig4u manifest <dist folder>         another bundler built it: write remote.json from this folder's package.json
      --from mf-manifest.json          and from this file of the federation plugin
  rig4u check <dist folder>            what the gate would say of a build; changes nothing
      --against https://shop.example   beside what is live there, instead of in a store
  rig4u publish <dist folder>          put a build into the store, for ever
  rig4u promote <part>@<version> --why put a published release live
      --from <version>                 only if this one is live now
      --set <file>                     instead: { "host": "1.3.0", "mf-x": "2.0.0" }, all in one revision
      --again                          although a rollback took it away
      --accept RIG-103:mf-x            a host: although this remote does not fit it
      --accept RIG-102:shared          a host: although shared lost names without a new major version
      --without-smoke                  do not try it in a browser first; the history says so
  rig4u rollout <part>@<version> --why give it to a share of the visitors, and to more of them step by step
      --steps 1,10,50,100              shares in percent; after the last one it is live
      --every 10m                      how long each step stands at least
      --stop-if 'fail_rate > live + 0.5pp, n >= 500'
                                       when "rig4u watch" takes it back: percentage points, and visits needed
      --again · --accept · --without-smoke                as for promote
  rig4u rollout <part> --next          take the next step now
  rig4u rollout <part> --pause --why · --resume --why · --stop --why
                                       hold it at its step, let it go on, end it: everybody gets what is live
  rig4u watch                          look at all roll-outs by how their releases load (RIG4U_POSTGRES_URL, or what npm start
                                       runs): take the next step, hold a slow one, take back one that fails. Any number
                                       may run; one of them decides
      --every 30s · --once             how often; or one time only
  rig4u rollback <part>                take the live release away; the one before is live again. During a roll-out
                                       take its release away: what is live stays
      --from <version>                 only if this one is live now
      --to <version>                   go back to this one
  rig4u preview <part>@<version>       a link to the site with this release, for whoever opens it; nobody else sees it
      --expires 7d                     when the link ends, at most 30d
      --origin https://shop.example    the site (RIG4U_ORIGIN, or what npm start runs)
  rig4u preview-keys <folder>          the two keys that previews need
  rig4u revert <revision>              undo what a revision changed, where it still stands
  rig4u pin <part>@<version> --until 7d --why · unpin <part>
  rig4u freeze --all --why · unfreeze  nothing goes live meanwhile; a rollback still does
  rig4u offline off --why · offline on --why
                                       take offline use away from all visitors, or give it back
  rig4u policy show                    who may change what
  rig4u policy allow <name> --may promote,rollout,rollback --part mf-x --why · deny <name> --may … --why
                                       the newest line that fits decides. Names of build machines: repo:owner/name:ref:refs/heads/main
      --may                            some of publish, promote, rollout, rollback, hold, policy; or all
      --part mf-x                      only of this part; may be said more than once
  rig4u policy need-smoke <part> --why (or --all)      goes live only after it ran in a browser; --off takes it back
  rig4u policy need-signatures --why   only who has RIG4U_LOG_KEY_FILE changes anything; --off takes it back
  rig4u log-keys <folder>              the two keys by which revisions are signed and checked
  rig4u status · history [part] · why <part> [--visitor <id>] · diff <revision> <revision>
  rig4u verify                         hash everything again that is live, and follow the log
  rig4u prune                          remove releases that nobody was given for as long as a tab may be open; says who may miss them
      --tab-age 30d                    how long that is (RIG4U_TAB_AGE)
      --withdrawn                      also what a rollback took away, at once: tabs of it load anew
  rig4u doctor                         whether this place keeps what a store builds on, tried beside what is there
  rig4u restored --why                 a backup was put back: open pages take it, though its numbers are lower
  rig4u move --from <where> --to <where> --why
                                       copy a store to another place, verified; freeze the old one; open pages follow. Also after
                                       it was killed: it goes on
      --from-log · --to-log            their logs, as --log (RIG4U_FROM_LOG_FILE, RIG4U_TO_LOG_FILE)
  rig4u backup --to <folder>           the store as it is now into a folder, with a list of hashes; again: only what is new
  rig4u restore <backup> --to <where> --why
                                       verify a backup and put it back into an empty place; open pages follow
  rig4u mirror --from <where> --to <where>
                                       keep a copy for reading at the newest state, for another region (--every 5s, --once)
  rig4u serve                          serve the store on PORT (4400); platform/docs/services.md has the settings for sign-in
  rig4u export <folder> --target nginx
                                       what is live as files and rules, for a host that runs no gateway
      --origin https://shop.example    the site (RIG4U_ORIGIN)
  rig4u migrate                        bring databases to what this release needs: the hosted one of RIG4U_POSTGRES_URL,
                                       and that of the log, where --log or RIG4U_LOG names one; --dry-run says what would change

A part is "host" or a remote's name, such as mf-guides.

  --store <where> the store's folder, or s3://bucket/prefix (RIG4U_STORE; else .rig4u/store of the workspace)
  --log <where>   its log, where that lies in a database: postgres://user@host/database (RIG4U_LOG, RIG4U_LOG_FILE)
  --via <address> publish, promote, roll out and roll back by way of this gateway, with a build machine's token: https://shop.example
  --why <text>    stands in the history
  --json          for programs
  --dry-run       say what would change and change nothing
  --help          this text

Ends with 0 done, 1 not understood, 2 refused, 3 somebody else was faster, 4 no such store or release, 5 a fault of ours,
6 no room, or the disk does not let it.`;
