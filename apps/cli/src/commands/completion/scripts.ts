import { COMPLETE, type Shell } from './shells.ts';

const BASH = String.raw`# bash completion of platebook
_platebook() {
  local value description
  COMPREPLY=()
  while IFS=$'\t' read -r value description; do
    if [[ $value == :files ]]; then
      compopt -o default 2>/dev/null
      COMPREPLY=()
      return
    fi
    COMPREPLY+=("$(printf '%q' "$value")")
  done < <(platebook ${COMPLETE} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _platebook platebook
`.replaceAll(String.raw`\${`, '${');

const ZSH = String.raw`#compdef platebook
_platebook() {
  local line
  local -a candidates
  for line in "\${(@f)$(platebook ${COMPLETE} "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    if [[ $line == :files ]]; then
      _files
      return
    fi
    [[ -n $line ]] && candidates+=("\${\${line%%$'\t'*}//:/\\:}:\${line#*$'\t'}")
  done
  _describe -t candidates platebook candidates
}
if [[ $funcstack[1] == _platebook ]]; then
  _platebook "$@"
else
  compdef _platebook platebook
fi
`.replaceAll(String.raw`\${`, '${');

const FISH = `# fish completion of platebook
function __platebook_complete
  set -l words (commandline -opc)
  set -l current (commandline -ct)
  set -l lines (platebook ${COMPLETE} $words[2..-1] "$current" 2>/dev/null)
  if test "$lines" = :files
    __fish_complete_path "$current"
    return
  end
  printf '%s\\n' $lines
end
complete -c platebook -f -a '(__platebook_complete)'
`;

const POWERSHELL = `# PowerShell completion of platebook
Register-ArgumentCompleter -Native -CommandName platebook -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
    Where-Object { $_.Extent.StartOffset -lt $cursorPosition } | ForEach-Object { $_.Extent.Text })
  # Older PowerShell hands no empty argument to a program.
  if ($wordToComplete -eq '') { $words += "''" }
  platebook ${COMPLETE} @words 2>$null | ForEach-Object {
    $value, $description = $_ -split "\`t", 2
    if ($value -eq ':files') { return }
    if (-not $description) { $description = $value }
    $text = if ($value -match '\\s') { "'" + $value.Replace("'", "''") + "'" } else { $value }
    [System.Management.Automation.CompletionResult]::new($text, $value, 'ParameterValue', $description)
  }
}
`;

/** A script the shell loads once; it contains no commands, so it never goes stale. */
export const SCRIPTS: Record<Shell, string> = {
  bash: BASH,
  zsh: ZSH,
  fish: FISH,
  powershell: POWERSHELL,
};
